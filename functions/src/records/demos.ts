import type { Demo } from '@domain/demos/demos.ts';
import { collectionOf, documentOf } from '../firestore/db.ts';

export const readDemo = async (id: string): Promise<Demo | undefined> =>
  documentOf<Demo>(await collectionOf('demos').doc(id).get());
