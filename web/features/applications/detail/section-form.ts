/** A form that opens inside a section of an application's page. */
export const sectionForm = "my-2 grid grid-cols-1 gap-3 rounded-panel border border-line bg-surface p-4";
