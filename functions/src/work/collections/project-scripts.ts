import type { ProjectScript } from '@domain/projects/project-script.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const projectScripts = collection<ProjectScript>('projectScripts');
