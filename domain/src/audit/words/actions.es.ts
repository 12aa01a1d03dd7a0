import { peopleActionsEs } from './people.es.ts';
import { workActionsEs } from './work.es.ts';

/** Lo que alguien hizo, como lo dice el registro de actividad, para pantallas y archivos. */
export const auditActionsEs = { ...peopleActionsEs, ...workActionsEs } as const;
