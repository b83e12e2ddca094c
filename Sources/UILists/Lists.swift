import UIViews
