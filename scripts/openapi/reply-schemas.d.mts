import type { Plugin } from 'vite';

/** Path of the schemas from the root of the repository; ignored by git. */
export const REPLY_SCHEMAS: string;

/** Returns every module the reply types depend on, type imports included, and the generator's own. */
export function listSchemaInputs(): string[];

/** Builds the schemas if the types have changed, which takes 15 s. */
export function ensureReplySchemas(): Promise<void>;

export function readReplySchemas(): Promise<{
  replies: Record<string, { required: string[] }>;
  components: Record<string, { required: string[] }>;
}>;

/** Vite plugin: builds the schemas when a module first imports them. */
export function builtReplySchemas(): Plugin;
