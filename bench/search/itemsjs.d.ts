declare module "itemsjs" {
  interface Found {
    data: {
      items: { number: number }[];
      aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }>;
    };
    pagination: { total: number };
  }
  export default function itemsjs(items: readonly object[], configuration: object): { search(query: object): Found };
}
