/** How fights look. */

import "./drawing.css";
import "./figures.css";
import "./station.css";
import "./scene.css";
import "./trace.css";
