import type { ReactElement } from 'react';
import type { AccountRole } from '@domain/access/roles.ts';
import type { MessageId } from '../../src/i18n/locale.ts';
import { api } from '../../src/lib/http/api.ts';
import type { Submission } from '../../src/lib/submission/submitter.ts';

/** A form, usually in a dialog of its own, and the input that makes it valid. */
export interface DialogCase {
  readonly name: string;
  /** The key of its draft. */
  readonly draft: string;
  /** Restored from the draft, as after a reload. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly open: (onClose: () => void) => ReactElement;
  /** Who sees it; an admin unless said otherwise. */
  readonly role?: AccountRole;
  /** What it reads, by path. */
  readonly replies?: Readonly<Record<string, unknown>>;
  /** What it listens to: documents by path, queries by collection. */
  readonly live?: Readonly<Record<string, unknown>>;
  /** The button that opens it. */
  readonly opensWith?: MessageId;
  /** It is a part of a page or of another dialog, which Escape closes. */
  readonly isWithin?: true;
  /** It hands its values to its caller, so nothing can be refused. */
  readonly isHandedOver?: true;
}

/** What a dialog sends that leaves this to its caller. */
export const sendAnything = async (submission: Submission): Promise<void> => {
  await api.views.save({ view: 'test', state: {} }, submission);
};

export const ignore = (): void => undefined;
