import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The frame of every page, by folder. What loads later is in a sub-folder and stays out, as do addresses that few pages need. */
const EVERY_PAGE =
  /\/web\/(?:shell(?!\/rare-)|session|hydration|ui\/base)\/[^/]+$|\/contract\/values\/(?:session|brand)\.ts$/;

/** Small parts that several pages share. One chunk keeps the list of routes, which every page loads, short. */
const FORMS = /node_modules\/lucide-react\/|\/web\/(?:ui\/(?:form|account)|features\/(?:auth|account))\/[^/]+\.tsx?$/;

/** What forms of employers and operators need to say what is wrong with them. */
const REFUSED = /\/web\/(?:api\/forms|ui\/form\/wrong)\/[^/]+\.ts$/;

/** What a job's bookmark and marks need on every page that shows jobs. */
const DESK =
  /\/web\/(?:features\/(?:desk\/(?:use-started-desk|desk-announcer|desk-storage|card-marks)|saved\/(?:use-save|save-button))|ui\/overlay\/icon-button)\.tsx?$/;

/** What several pages of alerts and settings share, for the same reason. */
const ALERTS =
  /\/web\/features\/(?:alerts\/(?:page\/)?|account\/(?:settings|security)\/)[^/]+\.tsx?$|\/web\/features\/account\/use-log-out\.ts$|\/contract\/values\/desk\/saved-search\.ts$/;

/**
 * What every page that lists jobs needs, with the tips over a list and their lock, which alone would compress worse. What opens or loads later is in a sub-folder and
 * stays out.
 */
const EVERY_LIST =
  /\/web\/(?:shell\/rare-addresses|(?:model|api|features\/(?:search|job-list|home|preferences|referrals)|ui\/(?:select|display))\/[^/]+|features\/job-list\/rows\/posted-salary|ui\/.*(?:hover-tip|top-layer))\.tsx?$|\/icons\/lock\.mjs$/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page loads the list of routes with the names of their files, and seven letters tell a file's versions apart.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            // Few large files compress better than many small ones. The framework is apart because it changes less often than our code.
            advancedChunks: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\// },
                // In one piece, because every page loads the list of routes with the names of their files.
                { name: "query", test: /node_modules\/@tanstack\/(?:react-query|query-core)\// },
                { name: "site", test: EVERY_PAGE },
                { name: "lists", test: EVERY_LIST },
                { name: "forms", test: FORMS, minShareCount: 3 },
                { name: "refused", test: REFUSED },
                { name: "desk", test: DESK },
                { name: "alerts", test: ALERTS, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // The worker that reads CVs loads only the reader of the format at hand.
  worker: { format: "es" },
  build: {
    // The content security policy blocks data: URLs, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Keep light-dark() as written: compiling it away doubles the tokens and breaks `data-theme`.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
