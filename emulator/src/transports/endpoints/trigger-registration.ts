import type { Project } from '../../server/project.ts';
import { invalidArgument } from '../../status/status.ts';

interface EventarcBody {
  readonly eventType?: string;
  readonly database?: string;
  readonly document?: { readonly value?: string };
}

interface LegacyBody {
  readonly eventTrigger?: { readonly eventType?: string; readonly resource?: string };
}

/** Registers a second generation function; echoes the request. */
export function registerEventarc(project: Project, key: string, body: unknown): object {
  const trigger: EventarcBody = typeof body === 'object' && body !== null ? body : {};
  const pattern = trigger.document?.value;
  if (key === '' || trigger.eventType === undefined || pattern === undefined) {
    throw invalidArgument('A trigger needs an id, an eventType and a document.');
  }

  project.triggers.register(key, {
    generation: 2,
    eventType: trigger.eventType,
    database: trigger.database ?? '(default)',
    pattern,
  });

  return trigger;
}

/** Registers a first generation function. */
export function registerLegacy(project: Project, key: string, body: unknown): object {
  const { eventTrigger }: LegacyBody = typeof body === 'object' && body !== null ? body : {};
  const resource = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/.exec(
    eventTrigger?.resource ?? '',
  );
  const [, database, pattern] = resource ?? [];
  if (eventTrigger?.eventType === undefined || database === undefined || pattern === undefined) {
    throw invalidArgument('A trigger needs an eventType and a resource.');
  }

  project.triggers.register(key, { generation: 1, eventType: eventTrigger.eventType, database, pattern });

  return {};
}
