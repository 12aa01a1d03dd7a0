import type { ElementType } from 'react';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import RecentActors from '@mui/icons-material/RecentActorsOutlined';
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined';
import { FOUND_KINDS, type Found, type FoundKind } from '@domain/work/work.ts';
import type { TextOf } from '../../i18n/useText.ts';
import type { NameOf } from '../../lib/reference.ts';
import type { Action } from './actions.ts';

/** One line of what was found. */
export interface Option {
  readonly key: string;
  readonly title: string;
  /** Empty: nothing to say besides. */
  readonly detail: string;
  readonly path: string;
  readonly icon: ElementType;
}

/** Lines of one kind under its name. */
export interface OptionGroup {
  readonly kind: FoundKind | 'action';
  readonly options: readonly Option[];
}

const ICONS: Readonly<Record<FoundKind, ElementType>> = {
  talent: RecentActors,
  client: Business,
  project: FolderOpen,
  casting: RecordVoiceOver,
  ticket: ConfirmationNumber,
};

/** What is a language code there, as it is called. */
const optionOf = ({ kind, id, title, detail, path }: Found, languageName: NameOf): Option => ({
  key: `${kind} ${id}`,
  title: kind === 'ticket' ? languageName(title) : title,
  detail: kind === 'casting' ? languageName(detail) : detail,
  path,
  icon: ICONS[kind],
});

/** What was found by name, kind by kind, and where one can go. */
export const groupsOf = (
  found: readonly Found[],
  actions: readonly Action[],
  { text, languageName }: { readonly text: TextOf; readonly languageName: NameOf },
): readonly OptionGroup[] => {
  const records = FOUND_KINDS.map((kind) => ({
    kind,
    options: found.filter((one) => one.kind === kind).map((one) => optionOf(one, languageName)),
  }));
  const pages = actions.map(({ label, path, icon }) => ({
    key: `action ${path}`,
    title: text(label),
    detail: '',
    path,
    icon,
  }));
  return [...records, { kind: 'action' as const, options: pages }].filter(
    ({ options }) => options.length > 0,
  );
};
