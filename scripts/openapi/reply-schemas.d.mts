import type { Plugin } from 'vite';

/** Path of the schemas from the root of the repository; ignored by git. */
export const REPLY_SCHEMAS: string;

/** Every module that the reply types are declared in, type imports included, and what generates the schemas. */
export function listSchemaInputs(): string[];

/** Builds the schemas unless they are those of the current types, which takes 15 s. */
export function ensureReplySchemas(): Promise<void>;

export function readReplySchemas(): Promise<{
  replies: Record<string, { required: string[] }>;
  components: Record<string, { required: string[] }>;
}>;

/** Plugin of Vite: builds the schemas when a module first imports them. */
export function builtReplySchemas(): Plugin;
