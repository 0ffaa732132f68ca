import type { Font } from "fontkit";

/** pdfkit takes a font that fontkit has opened; its types do not say so. */
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, opened: Font): this;
    }
  }
}
