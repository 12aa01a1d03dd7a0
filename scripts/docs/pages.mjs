import { getReaders } from './readers.mjs';

const escape = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const toRows = (fields, prefix = '') =>
  fields.flatMap(({ name, type, isOptional, comment, fields: inner }) => [
    `| \`${prefix}${name}\`${isOptional ? '?' : ''} | ${escape(type)} | ${escape(comment)} |`,
    ...toRows(inner, `${prefix}${name}.`),
  ]);

const toSentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const pickField = ({ fieldPath, order, arrayConfig }) =>
  arrayConfig ? `${fieldPath} contains` : order === 'DESCENDING' ? `${fieldPath} ↓` : fieldPath;

/** Lists a collection's composite indexes, unindexed fields and expiry field. */
const toIndexLines = (collection, { indexes, fieldOverrides }) => {
  const overrides = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collection);
  const bare = overrides
    .filter((field) => !field.ttl && field.indexes.length === 0)
    .map(({ fieldPath }) => fieldPath);
  const expiry = overrides.filter(({ ttl }) => ttl).map(({ fieldPath }) => fieldPath);

  return [
    ...indexes
      .filter(({ collectionGroup }) => collectionGroup === collection)
      .map(({ fields }) => `- Index: ${fields.map(pickField).join(', ')}`),
    ...(bare.length > 0 ? [`- Without an index: ${bare.join(', ')}`] : []),
    ...(expiry.length > 0 ? [`- Deleted by TTL on \`${expiry.join('`, `')}\``] : []),
  ];
};

/** Returns a record's section; a question mark: the field may be absent. */
export const toSection = (row, record, roles, indexes) => `## ${row.collection}

${toSentence(record.comment)}

- Path: ${record.path}; type: \`${record.type}\` in \`${record.file}\`
- Read by: ${getReaders(row, roles)}${row.listable ? '; queried' : ''}
${toIndexLines(row.collection, indexes).join('\n')}

| field | type | meaning |
| --- | --- | --- |
${toRows(record.fields).join('\n')}
`;
