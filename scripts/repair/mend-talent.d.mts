import type { Firestore } from 'firebase-admin/firestore';

export declare const mendTalent: (firestore: Firestore, talentId: string) => Promise<void>;
