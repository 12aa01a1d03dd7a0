/** The people, projects, voices and texts of the story, from the tables and lists in `data`. */
import { readFileSync } from 'node:fs';

const read = (file) => readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');

const CELL = /(?:^|,)("(?:[^"]|"")*"|[^,]*)/g;

/**
 * Rows of a table by its head; a cell with a comma is quoted.
 * @returns {Record<string, any>[]}
 */
const readTable = (name) => {
  const [head, ...rows] = read(`${name}.csv`)
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(CELL)].map(([, cell]) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')),
    );
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index]])));
};

const toList = (cell, separator = ' ') => (cell === '' ? [] : cell.split(separator));

const getDemos = (name) =>
  readTable('demos')
    .filter(({ talent }) => talent === name)
    .map(({ talent: _talent, languageTag, accent, ...demo }) => ({
      ...demo,
      language: demo.clip.slice(0, 3),
      ...(languageTag ? { languageTag } : {}),
      ...(accent ? { accent } : {}),
    }));

/**
 * Voices that join during the story; their first language is native.
 * @type {Record<string, any>[]}
 */
export const TALENTS = readTable('talents').map(({ languages, specs, email, ...talent }) => ({
  ...talent,
  languages: toList(languages),
  demos: getDemos(talent.publicName),
  ...(specs ? { specs: toList(specs) } : {}),
  ...(email ? { email } : {}),
}));

const characters = readTable('characters').map(({ project, name, asset, spots, seconds, licences }) => ({
  project,
  values: [
    name,
    asset,
    Number(spots),
    Number(seconds),
    ...toList(licences, '; ').map((licence) => toList(licence)),
  ],
}));

/**
 * Projects of a part of the story. `start`: days from the showcase's Monday to the first; `upTo`: the last step, one of
 * `new`, `listed`, `casting`, `booking`, `received`, `ordered` and `closed`; `pays`: `all`, `part`, `late` or `never`.
 * @returns {Record<string, any>[]}
 */
const listProjects = (part) =>
  readTable('projects')
    .filter((project) => project.part === part)
    .map(({ part: _part, start, campaign, languages, countries, marks, ...project }) => ({
      ...project,
      start: Number(start),
      campaignName: campaign,
      languages: toList(languages),
      countries: toList(countries),
      market: '',
      characters: characters
        .filter((character) => character.project === project.name)
        .map(({ values }) => values),
      ...Object.fromEntries(toList(marks).map((mark) => [mark, true])),
    }));

/** The previous year: ordered without auditions, aired and archived. */
export const EARLIER = listProjects('earlier');
export const RECENT = listProjects('recent');
export const SECOND_AGENCY = listProjects('second');

const people = JSON.parse(read('people.json'));
export const TEXTS = JSON.parse(read('texts.json'));

/** Invited engineers: [name, last name, languages]. */
export const ENGINEERS = people.engineers;
/** Clients who register with their company: [name, last name, role, company, kind, country, city, invoice address]. */
export const CLIENTS = people.clients;
/** Clients of the seed, and the invoice addresses their companies lack. */
export const KNOWN_CLIENTS = people.knownClients;
/** The second agency's bank accounts. */
export const ACCOUNTS_TWO = people.accountsTwo;
/** Talents with a bank account: [email, holder, IBAN, street, postcode, town, country, VAT and withholding in basis points]. */
export const PAYEES = people.payees;
/** The second agency's billing terms. */
export const BILLING_TERMS_TWO = people.billingTermsTwo;
export const DIRECTORS = people.directors;

/** New demos of talents with an account in the seed. */
export const NEW_DEMOS = people.knownTalents.map(([email, ...talent]) => [email, ...talent, getDemos(email)]);

/** The staff of the agencies. */
export const ADMIN = 'admin@agency-one.example';
export const TEAM = 'team@agency-one.example';
export const ENGINEER = 'engineer@agency-one.example';
export const ADMIN_TWO = 'admin@agency-two.example';
export const TEAM_TWO = 'team@agency-two.example';
