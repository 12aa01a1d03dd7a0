import { pickBetween, pickSome } from '../random.mjs';
import {
  ACCOUNTS_TWO,
  ADMIN,
  ADMIN_TWO,
  BILLING_TERMS_TWO,
  CLIENTS,
  EARLIER,
  ENGINEERS,
  KNOWN_CLIENTS,
  NEW_DEMOS,
  PAYEES,
  RECENT,
  SECOND_AGENCY,
  TALENTS,
  TEAM,
  TEAM_TWO,
} from './data.mjs';
import { getWorkHour } from './timeline.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const [ONE, TWO] = ['agency-one', 'agency-two'];
/** The talent whose invoices the agency issues. */
const PAYEE_ID = 'talent-01';
const STAFF = { [ONE]: TEAM, [TWO]: TEAM_TWO };

/** Puts the whole story on the timeline; `firstDay`: its first day, relative to the showcase's Monday. */
export const tellStory = ({ timeline, join, demos, flow, office, payouts }, firstDay) => {
  const clients = { ...KNOWN_CLIENTS };
  const on = (day, act, hour) => timeline.at(getWorkHour(day, hour), act);

  on(firstDay + 1, async () => {
    await office.addLogos(ADMIN, ONE, 'aria');
    await office.addLogos(ADMIN_TWO, TWO, 'baritone');
    await office.saveBillingTerms(ADMIN_TWO, TWO, BILLING_TERMS_TWO);
    await office.saveAccounts(ADMIN_TWO, TWO, ACCOUNTS_TWO);
    for (const client of Object.values(KNOWN_CLIENTS))
      if ('billing' in client) await office.saveBilling(client);
    for (const engineer of ENGINEERS) await join.joinEngineer(engineer);
  });

  Object.entries(CLIENTS).forEach(([key, client], index) =>
    on(-120 + index * 3, async () => {
      const { email, name } = await join.joinClient(client);
      clients[key] = { as: email, clientName: name, agency: ONE };
    }),
  );

  const joined = [];
  TALENTS.forEach((talent, index) =>
    on(-112 + index, async () => {
      const person = await join.joinTalent(talent);
      joined.push({ ...person, timeZone: talent.timeZone });
      timeline.at(Date.now() + DAY_MS, () => demos.reviewDemos(person.demos));
      timeline.at(Date.now() + 3 * DAY_MS, () => join.scoreTalent(person.id, person.languages));

      const { gender, age, demos: talentDemos } = talent;
      // Clients find the newest demos first.
      if (talentDemos.length > 1)
        on(-10 + (index % 9), async () =>
          demos.reviewDemos(await demos.addDemos(person.email, person.id, gender, age, talentDemos.slice(1))),
        );
    }),
  );

  on(-60, async () => {
    for (const person of pickSome(joined, 8)) {
      const finish = await office.testConnection(ADMIN, ONE, person);
      timeline.at(Date.now() + 3 * DAY_MS, finish);
    }

    for (const person of pickSome(joined, 9))
      await office.tag(
        TEAM,
        ONE,
        person,
        pickSome(['narration', 'comedy', 'repeat booking', 'games', 'fast turnaround'], pickBetween(1, 2)),
      );

    for (const person of pickSome(joined, 3))
      await office.takeVacation(person, pickBetween(14, 40), pickBetween(4, 12));
  });

  NEW_DEMOS.forEach((added, index) =>
    on(-3 + index, async () => demos.reviewDemos(await demos.addDemos(...added))),
  );

  const begin = (project, how) =>
    timeline.at(getWorkHour(project.start, 8), () => {
      const client = clients[project.client];
      Object.assign(project, {
        ...client,
        staff: STAFF[client.agency],
        currency: client.agency === TWO ? 'GBP' : 'EUR',
      });
      how(project);
    });

  for (const project of EARLIER) begin(project, flow.beginEarlier);
  for (const project of RECENT) begin(project, flow.beginRecent);
  for (const project of SECOND_AGENCY)
    begin(project, 'isEarlier' in project ? flow.beginEarlier : flow.beginRecent);

  const [[payeeEmail]] = PAYEES;
  for (let day = -18; day > firstDay; day -= 30) on(day, () => payouts.payTalents(ADMIN, ONE, day, PAYEE_ID));
  on(-30, async () => {
    for (const payee of PAYEES) await payouts.enterAccount(payee);
    await payouts.agreeOnSelfBilling(ADMIN, ONE, PAYEE_ID, payeeEmail, -30);
  });
  on(-3, () => payouts.transfer(ADMIN, ONE, PAYEE_ID, -3));

  const listWriters = () =>
    RECENT.filter((project) => 'id' in project && project.upTo !== 'closed').slice(-6);
  on(-6, () => office.write(listWriters()));
  on(-4, () => office.answer(TEAM, ONE, 2));
  on(-12, () => office.reportUse(joined.find(({ email }) => email.startsWith('hazel'))));

  on(-2, async () => {
    await office.invite(TEAM, ONE, 'Freya', 'Lindqvist', 'eng');
    await office.invite(TEAM, ONE, 'Aurelio', 'Bianchi', 'ita');
  });

  on(3, () => office.placeExpress(clients.norte, 'Last call', 'Líneas Duero', ['Stewardess', 'spa']), 9);
};
