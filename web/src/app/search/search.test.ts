import { expect, it } from 'vitest';
import { getMenuLabel, type MenuId } from '@domain/navigation/menu.ts';
import type { SearchResult } from '@domain/work/work.ts';
import { catalog } from '../../i18n/en/index.ts';
import type { FormatText } from '../../i18n/useText.ts';
import { filterActions, getActions } from './actions.ts';
import { COMMANDS } from './commands.ts';
import { getGroups } from './options.ts';

const text: FormatText = (id) => String(catalog[id]);
const item = (id: MenuId, path: string) => ({ id, label: getMenuLabel(id), path });

it('offers each menu entry and each role’s further pages once', () => {
  const clientActions = getActions([item('newProject', '/project/new')], ['client']);
  expect(clientActions.map(({ path }) => path)).toEqual(['/project/new']);
  const teamActions = getActions([item('dashboard', '/dashboard')], ['agencyTeam']).map(({ path }) => path);
  expect(teamActions).toEqual(['/dashboard', '/castings/new', '/castings/express']);
});

it('finds pages by the start of any word, ignoring case and accents', () => {
  const actions = getActions([item('newProject', '/project/new'), item('voice', '/profile/voice')], []);
  const labels = (typed: string) => filterActions(actions, typed, text).map(({ label }) => label);
  expect(labels('')).toHaveLength(2);
  expect(labels('PRÓ ne')).toEqual(['nav.newProject']);
  expect(labels('roject')).toEqual([]);
});

it('finds settings and commands by synonyms', () => {
  const settings = getActions([item('billingTerms', '/admin/billing')], ['admin']);
  expect(filterActions(settings, 'iban', text).map(({ label }) => label)).toEqual(['nav.billingTerms']);
  expect(filterActions(COMMANDS, 'log out', text).map(({ command }) => command)).toEqual(['signOut']);
});

it('lists recent pages, results by kind, actions and places, and shows languages by name', () => {
  const found: readonly SearchResult[] = [
    { kind: 'casting', id: 'c', title: 'Café', detail: 'spa', path: '/c' },
    { kind: 'talent', id: 't', title: 'Ana', detail: 'Ana B.', path: '/t' },
    { kind: 'ticket', id: 'k', title: 'deu', detail: '', path: '/k' },
  ];
  const actions = getActions([item('voice', '/profile/voice')], []);
  const recent = [{ key: 'x', kind: 'project', title: 'Harbour', detail: 'Acme', path: '/h' }];
  const commands = COMMANDS.filter(({ command }) => command === 'dark');
  const groups = getGroups(
    { found, recent, commands, actions },
    { text, languageName: (code) => `<${code}>` },
  );

  expect(
    groups.map(({ kind, options }) => [kind, ...options.map(({ title, detail }) => [title, detail])]),
  ).toEqual([
    ['recent', ['Harbour', 'Acme']],
    ['talent', ['Ana', 'Ana B.']],
    ['casting', ['Café', '<spa>']],
    ['ticket', ['<deu>', '']],
    ['command', ['Dark theme', '']],
    ['action', ['Voice', '']],
  ]);
});
