// What the app uses and Linux lacks: classes in Objective-C, of Core Data, or of other frameworks. Declare here what the
// app's files need of it, such as the properties that a cell reads.
