/** A row of a sparse symmetric matrix: its columns that are not 0, and their values. */
export type Row = [column: number, value: number][];

const rounds = 12;

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** The same numbers at each run, so that the same texts give the same file. */
function steadyNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  };
}

/** The rows one behind the other; row `n` lies between the starts `n` and `n + 1`. */
type Packed = { starts: Uint32Array; columns: Uint32Array; values: Float64Array };

function packedRows(rows: readonly Row[]): Packed {
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => (starts[at + 1] = (starts[at] ?? 0) + row.length));
  const all = rows.flat();
  return {
    starts,
    columns: Uint32Array.from(all, ([column]) => column),
    values: Float64Array.from(all, ([, value]) => value),
  };
}

function times({ starts, columns, values }: Packed, vector: Float64Array): Float64Array {
  const product = new Float64Array(starts.length - 1);
  for (let row = 0; row < product.length; row++) {
    const end = starts[row + 1] ?? 0;
    let sum = 0;
    for (let at = starts[row] ?? 0; at < end; at++) sum += (values[at] ?? 0) * (vector[columns[at] ?? 0] ?? 0);
    product[row] = sum;
  }
  return product;
}

/** Makes vectors of length 1 that stand upright on one another (Gram-Schmidt). */
function orthonormal(vectors: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    for (const before of done) {
      const share = dot(vector, before);
      for (let index = 0; index < vector.length; index++)
        vector[index] = (vector[index] ?? 0) - share * (before[index] ?? 0);
    }
    const length = Math.sqrt(dot(vector, vector)) || 1;
    done.push(vector.map((number) => number / length));
  }
  return done;
}

/** The directions in which a sparse symmetric matrix stretches most, by subspace iteration. */
export function basisOf(rows: readonly Row[], width: number): Float64Array[] {
  const next = steadyNumbers();
  const matrix = packedRows(rows);
  let basis = orthonormal(Array.from({ length: width }, () => Float64Array.from(rows, next)));
  for (let round = 0; round < rounds; round++) basis = orthonormal(basis.map((vector) => times(matrix, vector)));
  return basis;
}
