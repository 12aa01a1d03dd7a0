import type { ElementType } from 'react';
import AddBox from '@mui/icons-material/AddBoxOutlined';
import Bolt from '@mui/icons-material/BoltOutlined';
import type { AccountRole } from '@domain/access/roles.ts';
import type { MenuItem } from '@domain/navigation/menu.ts';
import { getSearchPrefixes, getWordPrefixes } from '@domain/values/fold-text.ts';
import type { MessageId } from '../../i18n/locale.ts';
import type { FormatText } from '../../i18n/useText.ts';
import { paths } from '../paths.ts';
import { toNavigation } from '../shells/navigation.ts';

/** A page, or an action that starts on one. */
export interface Action {
  readonly label: MessageId;
  readonly path: string;
  readonly icon: ElementType;
  /** Other search words. */
  readonly also?: MessageId;
}

/** Pages outside the menus, and actions that differ by role. */
const BESIDES: readonly (Action & { readonly roles: readonly AccountRole[] })[] = [
  {
    label: 'nav.newProject',
    path: paths.newCastingsProject.href(),
    icon: AddBox,
    roles: ['agencyTeam', 'admin'],
  },
  {
    label: 'nav.expressProject',
    path: paths.castingsExpressProject.href(),
    icon: Bolt,
    roles: ['agencyTeam', 'admin'],
  },
];

/** Other search words for menu pages. */
const ALSO: Readonly<Partial<Record<MessageId, MessageId>>> = {
  'nav.earnings': 'search.also.earnings',
  'nav.agency': 'search.also.agency',
  'nav.security': 'search.also.security',
  'nav.client': 'search.also.clients',
  'nav.calendar': 'search.also.calendar',
  'nav.account': 'search.also.account',
  'nav.rateTables': 'search.also.rateTables',
  'nav.licenceOptions': 'search.also.licenceOptions',
  'nav.billingTerms': 'search.also.billingTerms',
  'nav.bookingTerms': 'search.also.bookingTerms',
};

/** Returns all destinations and actions of a user with these menus and roles. */
export const getActions = (items: readonly MenuItem[], roles: readonly AccountRole[]): readonly Action[] => {
  const listed = toNavigation(items).map(({ label, href, icon }) => ({
    label,
    path: href,
    icon,
    also: ALSO[label],
  }));
  const labels = new Set(listed.map(({ label }) => label));
  const besides = BESIDES.filter(
    (action) => !labels.has(action.label) && action.roles.some((role) => roles.includes(role)),
  );

  return [...listed, ...besides];
};

/** Returns actions whose label or keywords contain every typed word as a prefix, ignoring accents and case. */
export const filterActions = <One extends Pick<Action, 'label' | 'also'>>(
  actions: readonly One[],
  typed: string,
  text: FormatText,
): readonly One[] => {
  const words = getSearchPrefixes(typed);
  return actions.filter(({ label, also }) => {
    const prefixes = getWordPrefixes(text(label), also ? text(also) : '');
    return words.every((word) => prefixes.includes(word));
  });
};
