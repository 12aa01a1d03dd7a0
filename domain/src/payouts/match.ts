import { foldText } from '../values/fold-text.ts';
import type { StatementEntry } from './statement.ts';

/** A transfer that the bank may report. */
export interface ExpectedTransfer {
  readonly endToEndId: string;
  readonly name: string;
  readonly amount: number;
}

/** An invoice that a client may pay. */
export interface ExpectedPayment {
  readonly orderId: string;
  /** As people know it. */
  readonly number: string;
  readonly name: string;
  /** Still to be paid. */
  readonly amount: number;
}

export interface Expected {
  readonly transfers: readonly ExpectedTransfer[];
  readonly payments: readonly ExpectedPayment[];
}

/** `exact`: by a reference. `suggested`: a person decides. `unknown`: nothing fits. */
export type Match =
  | { readonly kind: 'exact' | 'suggested'; readonly endToEndId: string }
  | { readonly kind: 'exact' | 'suggested'; readonly orderId: string }
  | { readonly kind: 'unknown' };

/** Returns the words of a text that may be a reference, such as an invoice number. */
export const findReferences = (text: string): readonly string[] => [
  ...new Set((text.toUpperCase().match(/[A-Z0-9][A-Z0-9/-]{2,34}/g) ?? []).filter((word) => /\d/.test(word))),
];

const isSameName = (a: string, b: string): boolean => {
  const [first, second] = [a, b].map((name) => foldText(name).split(' ').toSorted().join(' '));
  return first !== '' && first === second;
};

/** Returns the only element; undefined when there are several or none. */
const getOnly = <Value>(values: readonly Value[]): Value | undefined =>
  values.length === 1 ? values[0] : undefined;

/** Returns a function that finds what an entry pays. References match exactly; amount and name are only a suggestion. */
export const createMatcher = ({ transfers, payments }: Expected): ((entry: StatementEntry) => Match) => {
  const transferById = new Map(transfers.map((transfer) => [transfer.endToEndId, transfer]));
  const paymentByNumber = new Map(payments.map((payment) => [payment.number.toUpperCase(), payment]));

  const matchTransfer = ({ endToEndId, amount, name }: StatementEntry): Match => {
    const referenced = transferById.get(endToEndId);
    // The bank may deduct a fee from a returned transfer, and a wrong amount needs a person.
    if (referenced)
      return {
        kind: referenced.amount === amount ? 'exact' : 'suggested',
        endToEndId: referenced.endToEndId,
      };

    const alike = getOnly(transfers.filter((each) => each.amount === amount && isSameName(each.name, name)));
    return alike ? { kind: 'suggested', endToEndId: alike.endToEndId } : { kind: 'unknown' };
  };

  const matchPayment = ({ amount, name, text, endToEndId }: StatementEntry): Match => {
    const named = findReferences(`${text} ${endToEndId}`).flatMap((word) => paymentByNumber.get(word) ?? []);
    const referenced = getOnly(named);
    if (referenced)
      return { kind: amount <= referenced.amount ? 'exact' : 'suggested', orderId: referenced.orderId };

    const alike = getOnly(payments.filter((each) => each.amount === amount && isSameName(each.name, name)));
    return alike ? { kind: 'suggested', orderId: alike.orderId } : { kind: 'unknown' };
  };

  return (entry) =>
    entry.direction === 'out' || entry.isReturn || transferById.has(entry.endToEndId)
      ? matchTransfer(entry)
      : matchPayment(entry);
};
