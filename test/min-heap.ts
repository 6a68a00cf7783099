/** A binary heap with the first item, by `isBefore`, on top. */
export interface MinHeap<T> {
  peek(): T | undefined;
  push(item: T): void;
  /** Removes the first item. */
  pop(): void;
}

export function createMinHeap<T>(isBefore: (a: T, b: T) => boolean): MinHeap<T> {
  const heap: T[] = [];
  const swap = (a: number, b: number) => ([heap[a], heap[b]] = [heap[b]!, heap[a]!]);
  return {
    peek: () => heap[0],
    push(item) {
      let at = heap.push(item) - 1;
      for (let up = (at - 1) >> 1; at > 0 && isBefore(heap[at]!, heap[up]!); at = up, up = (at - 1) >> 1) swap(at, up);
    },
    pop() {
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return;
      heap[0] = last;
      for (let at = 0; ;) {
        const left = 2 * at + 1;
        if (left >= heap.length) return;
        const least = left + 1 < heap.length && isBefore(heap[left + 1]!, heap[left]!) ? left + 1 : left;
        if (!isBefore(heap[least]!, heap[at]!)) return;
        swap(at, least);
        at = least;
      }
    },
  };
}
