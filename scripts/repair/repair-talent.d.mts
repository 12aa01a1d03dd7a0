import type { Firestore } from 'firebase-admin/firestore';

export declare const repairTalent: (firestore: Firestore, talentId: string) => Promise<void>;
