import { LATEST, type Consistency } from '../../server/consistency.ts';
import type { WireConsistency } from '../wire/messages.ts';
import { microsOf } from '../wire/numbers.ts';

/** Which state a read request asks for. */
export function consistencyOf(wire: WireConsistency): Consistency {
  if (wire.transaction !== undefined && wire.transaction.length > 0) {
    return { kind: 'transaction', id: Uint8Array.from(wire.transaction) };
  }
  if (wire.newTransaction) {
    const { readOnly } = wire.newTransaction;
    const readMicros = readOnly?.readTime ? microsOf(readOnly.readTime) : undefined;
    return { kind: 'new-transaction', readOnly: Boolean(readOnly), readMicros };
  }
  if (wire.readTime) return { kind: 'read-time', micros: microsOf(wire.readTime) };
  return LATEST;
}
