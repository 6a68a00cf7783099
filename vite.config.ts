import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  build: {
    // The content security policy allows no data: URL, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // light-dark() stays as written: rewriting it doubles the tokens and breaks `data-theme`.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
