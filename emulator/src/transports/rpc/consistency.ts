import { LATEST, type Consistency } from '../../server/consistency.ts';
import { checkTransactionId } from '../../transactions/transactions.ts';
import type { WireConsistency } from '../wire/messages.ts';
import { toMicros } from '../wire/numbers.ts';

export function parseConsistency(wire: WireConsistency): Consistency {
  if (wire.transaction !== undefined && wire.transaction.length > 0) {
    return { kind: 'transaction', id: Uint8Array.from(wire.transaction) };
  }
  if (wire.newTransaction) {
    const { readOnly, readWrite } = wire.newTransaction;
    const readMicros = readOnly?.readTime ? toMicros(readOnly.readTime) : undefined;
    const retried = readWrite?.retryTransaction?.length ? readWrite.retryTransaction : undefined;
    if (retried !== undefined) checkTransactionId(retried);
    return { kind: 'new-transaction', readOnly: Boolean(readOnly), readMicros, retried };
  }
  if (wire.readTime) return { kind: 'read-time', micros: toMicros(wire.readTime) };

  return LATEST;
}
