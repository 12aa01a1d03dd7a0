import type { Firestore } from 'firebase-admin/firestore';

export function writeReferenceData(firestore: Firestore): Promise<number>;
