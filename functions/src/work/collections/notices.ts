import type { Notice } from '@domain/notices/notices.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const notices = collection<Notice>('notices');
