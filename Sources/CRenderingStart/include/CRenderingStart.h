// Calls galley_register_image_encoder, a Swift function of LayoutRendering, when a process that contains it starts.
