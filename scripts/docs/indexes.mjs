const pickField = ({ fieldPath, order, arrayConfig }) =>
  arrayConfig ? `${fieldPath} contains` : order === 'DESCENDING' ? `${fieldPath} ↓` : fieldPath;

const named = (overrides) =>
  overrides.map(({ collectionGroup, fieldPath }) => `\`${collectionGroup}.${fieldPath}\``).join(', ');

/** Lists of composite indexes, unindexed fields, and expiry fields. */
export const indexLists = ({ indexes, fieldOverrides }) =>
  [
    indexes
      .map(({ collectionGroup, fields }) => `- \`${collectionGroup}\`: ${fields.map(pickField).join(', ')}`)
      .join('\n'),
    `Fields without an index: ${named(fieldOverrides.filter((field) => !field.ttl && field.indexes.length === 0))}.`,
    `TTL fields: ${named(fieldOverrides.filter(({ ttl }) => ttl))}.`,
  ].join('\n\n');
