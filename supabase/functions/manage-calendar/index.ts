import { serve } from "../_hosted/serve.ts";
import { handler } from "./handler.ts";

serve(handler);
