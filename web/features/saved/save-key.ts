/** The shortcut that saves or removes the current job of a list. */
export const SAVE_KEY = {
  key: "s",
  text: "save the job, or remove it",
  press: (item: HTMLElement) => item.querySelector<HTMLElement>("[data-save]")?.click(),
};
