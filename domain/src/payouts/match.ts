import { foldNumber } from '../orders/invoices.ts';
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

/** Characters of a number that texts can be searched for; shorter ones also occur in dates and amounts. */
const NUMBER_MIN = 3;

/** Returns whether the characters beside a number make it a part of a longer one, such as the `/2` after `2026/1`. */
const continuesNumber = (beside: string): boolean => /^(?:[./-]*[\p{L}\d]|,\d)/u.test(beside);

const containsNumber = (text: string, number: string): boolean => {
  for (let start = text.indexOf(number); start !== -1; start = text.indexOf(number, start + 1)) {
    const before = [...text.slice(0, start)].toReversed().join('');
    if (!continuesNumber(before) && !continuesNumber(text.slice(start + number.length))) return true;
  }
  return false;
};

/** Returns the folded numbers that a text contains as a whole. Numbers may contain dots, slashes and spaces. */
export const findReferences = (text: string, numbers: Iterable<string>): readonly string[] => {
  const folded = foldNumber(text);
  return [...numbers].filter(
    (number) => number.length >= NUMBER_MIN && /\d/.test(number) && containsNumber(folded, number),
  );
};

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
  const paymentsByNumber = new Map<string, readonly ExpectedPayment[]>();
  for (const payment of payments) {
    const key = foldNumber(payment.number);
    paymentsByNumber.set(key, [...(paymentsByNumber.get(key) ?? []), payment]);
  }

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
    const numbers = findReferences(`${text} ${endToEndId}`, paymentsByNumber.keys());
    const referenced = getOnly(numbers.flatMap((number) => paymentsByNumber.get(number) ?? []));
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
