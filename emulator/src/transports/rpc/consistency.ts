import { LATEST, type Consistency } from '../../server/consistency.ts';
import type { WireConsistency } from '../wire/messages.ts';
import { microsOf } from '../wire/numbers.ts';

/** Which state a read request asks for. */
export function consistencyOf(wire: WireConsistency): Consistency {
  if (wire.transaction !== undefined && wire.transaction.length > 0) {
    return { kind: 'transaction', id: Uint8Array.from(wire.transaction) };
  }
  if (wire.newTransaction) {
    const readTime = wire.newTransaction.readOnly?.readTime;
    if (readTime) return { kind: 'read-time', micros: microsOf(readTime) };
    return { kind: 'new-transaction', readOnly: Boolean(wire.newTransaction.readOnly) };
  }
  if (wire.readTime) return { kind: 'read-time', micros: microsOf(wire.readTime) };
  return LATEST;
}
