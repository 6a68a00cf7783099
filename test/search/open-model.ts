import { type ModelOptions, type SearchModel, startModel } from "#search/model.ts";

/** Builds the model and resolves when it is ready. */
export async function openModel(options: ModelOptions): Promise<SearchModel> {
  const { model, built } = startModel(options);
  await built;
  return model;
}
