import type { ElementType } from 'react';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Headphones from '@mui/icons-material/HeadphonesOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import RecentActors from '@mui/icons-material/RecentActorsOutlined';
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined';
import { FOUND_KINDS, type SearchResult, type FoundKind } from '@domain/work/work.ts';
import type { FormatText } from '../../i18n/useText.ts';
import type { FormatName } from '../../lib/reference.ts';
import type { RecentItem } from './recent.ts';
import type { Action } from './actions.ts';
import type { Command, CommandAction } from './commands.ts';

/** One search result: it opens a page or runs an action. */
export type Option = {
  readonly key: string;
  readonly title: string;
  /** Empty: no detail. */
  readonly detail: string;
  readonly icon: ElementType;
} & ({ readonly path: string } | { readonly command: Command });

/** Lines of one kind under its name. */
export interface OptionGroup {
  readonly kind: FoundKind | 'recent' | 'command' | 'action';
  readonly options: readonly Option[];
}

const ICONS: Readonly<Record<FoundKind, ElementType>> = {
  talent: RecentActors,
  client: Person,
  company: Business,
  project: FolderOpen,
  casting: RecordVoiceOver,
  ticket: ConfirmationNumber,
  engineer: Headphones,
  invoice: ReceiptLong,
};

/** Names of language codes in results. */
const getOption = ({ kind, id, title, detail, path }: SearchResult, languageName: FormatName): Option => ({
  key: `${kind} ${id}`,
  title: kind === 'ticket' ? languageName(title) : title,
  detail: kind === 'casting' ? languageName(detail) : detail,
  path,
  icon: ICONS[kind],
});

interface Offered {
  readonly found: readonly SearchResult[];
  /** Recent items; none while searching. */
  readonly recent: readonly RecentItem[];
  readonly commands: readonly CommandAction[];
  readonly actions: readonly Action[];
}

const isKind = (kind: string): kind is FoundKind => FOUND_KINDS.some((each) => each === kind);

/** Returns recent items, records by kind, actions and pages. */
export const getGroups = (
  { found, recent, commands, actions }: Offered,
  { text, languageName }: { readonly text: FormatText; readonly languageName: FormatName },
): readonly OptionGroup[] => {
  const records = FOUND_KINDS.map((kind) => ({
    kind,
    options: found
      .filter((searchResult) => searchResult.kind === kind)
      .map((searchResult) => getOption(searchResult, languageName)),
  }));

  const pages = actions.map(({ label, path, icon }) => ({
    key: `action ${path}`,
    title: text(label),
    detail: '',
    path,
    icon,
  }));

  const opened = recent.map(({ key, kind, title, detail, path }) => ({
    key: `recent ${key}`,
    title,
    detail,
    path,
    icon: isKind(kind) ? ICONS[kind] : History,
  }));

  const done = commands.map(({ command, label, icon }) => ({
    key: `command ${command}`,
    title: text(label),
    detail: '',
    command,
    icon,
  }));

  return [
    { kind: 'recent' as const, options: opened },
    ...records,
    { kind: 'command' as const, options: done },
    { kind: 'action' as const, options: pages },
  ].filter(({ options }) => options.length > 0);
};
