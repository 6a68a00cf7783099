/** How many of a number of postings fill each field; a company's fields are `company.name` and so on. */
export interface FieldProfile {
  postings: number;
  fields: Record<string, number>;
}

/** A field whose share of postings that fill it moved by half or more; shares from 0 to 1. */
export interface ShapeChange {
  field: string;
  before: number;
  now: number;
}
