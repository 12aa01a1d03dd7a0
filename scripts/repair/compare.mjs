import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';

/** Lists whose order says nothing: they are written by unions. */
const UNORDERED = ['agencyIds'];

/** Values as they can be compared: moments by their microseconds, and nothing where nothing is stored. */
const plain = (value) => {
  if (value instanceof Timestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, plain(item)]])),
    );
  return value;
};

const isSame = (field, stored, wanted) => {
  if (UNORDERED.includes(field) && Array.isArray(stored) && Array.isArray(wanted))
    return isDeepStrictEqual([...stored].sort(), [...wanted].sort());
  return isDeepStrictEqual(plain(stored), plain(wanted));
};

const withoutUndefined = (fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * What is wrong with one copy, in words, and what mends it in a transaction; undefined: nothing.
 *
 * `stored` is what is there (undefined: nothing), `wanted` the fields that it should have (null: it should not be there).
 * `made` is the whole document where it is missing, and as a rule `wanted` itself; null: it cannot be made anew, and `why`
 * says so. `besides` are fields that it may have beside the wanted ones; undefined: any. What else has to follow a change,
 * such as a count, `follow` does.
 */
export const faultOf = ({ ref, stored, wanted, made = wanted, why, besides, follow }) => {
  const fault = (words, mend) => ({ path: ref.path, words, mend });
  if (wanted === null) return stored && fault('has no source', (transaction) => transaction.delete(ref));
  if (!stored)
    return made === null
      ? fault(`is missing; ${why}`, undefined)
      : fault('is missing', (transaction) => transaction.set(ref, withoutUndefined(made)));
  const apart = Object.keys(wanted).filter((field) => !isSame(field, stored[field], wanted[field]));
  const surplus = besides
    ? Object.keys(stored).filter((field) => !(field in wanted) && !besides.includes(field))
    : [];
  if (apart.length + surplus.length === 0) return undefined;
  return fault(`differs in ${[...apart, ...surplus].join(', ')}`, (transaction) => {
    const valueOf = (field) => (wanted[field] === undefined ? FieldValue.delete() : wanted[field]);
    transaction.update(
      ref,
      Object.fromEntries([...apart, ...surplus].map((field) => [field, valueOf(field)])),
    );
    follow?.(transaction);
  });
};

/** A document with its id; undefined: there is none. */
export const recordOf = (snapshot) =>
  snapshot?.exists ? { ...snapshot.data(), id: snapshot.id } : undefined;

/** The part of a record that is stored. */
export const withoutId = ({ id: _id, ...fields }) => fields;
