import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs and no release of ours changes, as one file: it compresses better and stays in the browser's cache.
            advancedChunks: { groups: [{ name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\// }] },
          },
        },
      },
    },
  },
  build: {
    // The content security policy allows no data: URL, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // light-dark() stays as written: rewriting it doubles the tokens and breaks `data-theme`.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
