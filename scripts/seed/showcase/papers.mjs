const compareDays = ([, a], [, b]) =>
  a.issuedOn.localeCompare(b.issuedOn) || a.createdAt.toMillis() - b.createdAt.toMillis();

/** Replaces texts that equal a name, or a path that ends with it. */
const renameIn = (value, names) => {
  if (typeof value === 'string') {
    const nameStart = value.lastIndexOf('/') + 1;
    const name = names.get(value.slice(nameStart));
    return name === undefined ? value : value.slice(0, nameStart) + name;
  }
  if (Array.isArray(value)) return value.map((item) => renameIn(item, names));
  if (value === null || typeof value !== 'object' || 'toMillis' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renameIn(item, names)]));
};

/** Papers in number series, in the order of their days. */
const listPapers = ({ invoices = {}, selfBilledPapers = {} }) => {
  const selfBilled = Object.entries(selfBilledPapers).map(
    /** @returns {[string, any]} */ ([id, paper]) => [id, { ...paper, kind: 'selfBilled' }],
  );
  return [...Object.entries(invoices), ...selfBilled].sort(compareDays);
};

/** Renumbers papers after those in `sequences`: numbers contain the year, which moves with the weeks. */
export const numberPapers = (documents, sequences) => {
  const names = new Map();
  const counted = {};

  for (const [id, { agencyId, kind, issuedOn, number }] of listPapers(documents)) {
    const year = Number(issuedOn.slice(0, 4));
    const sequence = `${agencyId}_${year}_${kind}`;
    const last = (counted[sequence] ?? sequences[sequence])?.last ?? 0;
    counted[sequence] = { agencyId, year, kind, last: last + 1 };
    names.set(id, `${sequence}_${last + 1}`);
    names.set(number, number.replace(/\d{4}-([CS]?)\d+$/, `${year}-$1${String(last + 1).padStart(4, '0')}`));
  }

  const all = Object.entries(documents).map(([collection, records]) => [
    collection,
    Object.fromEntries(
      Object.entries(records).map(([id, record]) => [names.get(id) ?? id, renameIn(record, names)]),
    ),
  ]);

  return { ...Object.fromEntries(all), invoiceSequences: counted };
};
