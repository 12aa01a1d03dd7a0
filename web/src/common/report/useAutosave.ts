import { useEffect, useRef, useState } from 'react';
import type { ReportPatch } from '@domain/sessions/report.schema.ts';
import type { PublicReport } from '@domain/sessions/report.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { isApiError } from '../../lib/http/apiError.ts';
import { createAutomaticKey, type Submission } from '../../lib/submission/submitter.ts';

/** Pause in typing before saving, in milliseconds. */
const PAUSE_MS = 800;
/** Delay of a retry after a failure. */
const AGAIN_MS = 5000;

type Fields = PublicReport['fields'];

/** An editable section. */
export type OpenSection = Pick<PublicReport, 'role' | 'signerName' | 'fields' | 'revision'>;

/** Saves changed fields or the signature of a section; returns its new revision. */
export type SaveSection = (patch: ReportPatch, submission: Submission) => Promise<number>;

/** Returns the unsaved changes of a section. */
const pickChanged = (values: Fields, saved: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== saved[name as keyof Fields]));

/** Saves a section while it is being edited, one save at a time, until another window saves it. */
export const useAutosave = (section: OpenSection, send: SaveSection) => {
  const toasts = useToasts();
  const errorText = useErrorText();
  const saved = useRef({ fields: section.fields, revision: section.revision });
  const running = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<'saved' | 'saving' | 'unsaved'>('saved');
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = async (fields: Fields): Promise<void> => {
    const change = pickChanged(fields, saved.current.fields);
    if (Object.keys(change).length === 0) {
      setState('saved');
      return;
    }

    setState('saving');

    const body = { ...change, revision: saved.current.revision } as ReportPatch;
    try {
      const revision = await send(body, createAutomaticKey());
      saved.current = { fields: { ...saved.current.fields, ...change }, revision };
      setState('saved');
    } catch (error) {
      setState('unsaved');
      throw error;
    }
  };

  /** Saves unsaved changes and returns the new revision; rejects on failure. */
  const flush = async (fields: Fields): Promise<number> => {
    clearTimeout(timer.current);
    running.current = running.current.catch(() => undefined).then(() => save(fields));
    await running.current;
    return saved.current.revision;
  };

  /** Saves soon and retries until it succeeds, unless the API refuses permanently. */
  const note = (fields: Fields, delayMs = PAUSE_MS): void => {
    clearTimeout(timer.current);
    // Shown immediately: until saved, a reload would lose it.
    setState('unsaved');
    timer.current = setTimeout(() => {
      flush(fields).catch((error: unknown) => {
        if (isApiError(error) && error.status >= 400 && error.status < 500) toasts.error(errorText(error));
        else note(fields, AGAIN_MS);
      });
    }, delayMs);
  };

  return { state, note, flush };
};
