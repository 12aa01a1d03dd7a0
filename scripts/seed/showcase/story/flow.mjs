import { pickBetween, isHit, pickSome } from '../random.mjs';
import { TEXTS } from './data.mjs';
import { getWorkDay, getWorkHour } from './timeline.mjs';

const STEPS = ['new', 'listed', 'casting', 'booking', 'received', 'ordered', 'closed'];
const reaches = ({ upTo }, step) => STEPS.indexOf(upTo) >= STEPS.indexOf(step);

/** Puts each step of a project on the timeline. */
export const createFlow = ({ timeline, casting, guests, auditions, booking, orders }) => {
  /** `day`: working days after `start`. */
  const on = (start, day, act, hour) => timeline.at(getWorkHour(getWorkDay(start, day), hour), act);

  /** Places, confirms and pays the order, and starts its licences. */
  const sell = (project, day) => {
    const { start } = project;
    on(start, day, () => orders.place(project), 11);

    if (!reaches(project, 'ordered')) return;

    on(start, day + 1, () => orders.move(project, 'confirmed'), 10);

    if (project.isCancelled) {
      on(start, day + 9, () => orders.move(project, 'cancelled'));
      return;
    }

    if (project.isChanged) {
      on(start, day + 4, () => casting.addSpot(project), 10);
      on(start, day + 5, () => orders.place(project), 12);
      on(start, day + 6, () => orders.move(project, 'confirmed'), 12);
    }

    const payDay = day + pickBetween(13, 21);
    if (project.pays === 'all') on(start, payDay, () => orders.pay(project, getWorkDay(start, payDay)));
    if (project.pays === 'part') on(start, payDay, () => orders.pay(project, getWorkDay(start, payDay), 40));

    const airDay = day + pickBetween(9, 12);
    on(start, airDay, () => orders.air(project, getWorkDay(start, airDay)), 12);
    if (reaches(project, 'closed')) on(start, Math.max(payDay, airDay) + 3, () => casting.archive(project));
  };

  const beginEarlier = (project) => {
    const { start } = project;
    on(start, 0, () => casting.createProject(project), 9);
    on(start, 1, () => casting.shortlist(project, 3));
    on(start, 2, () => casting.choose(project));
    sell(project, 3);
    if (project.isEnding) on(start + 362, 0, () => orders.offerRenewal(project));
  };

  const visitBy = async (project) => {
    const links = await guests.openLinks(project);
    [2, 3].forEach((later) => on(project.start, later, () => guests.visitAll(links, pickBetween(1, 3))));
  };

  const audition = (project) => {
    const { start } = project;
    on(start, 2, async () => {
      const entries = await auditions.ask(project, casting.getRoles(project), 6);
      const handed = entries.filter(() => isHit(0.86));
      for (const entry of handed)
        on(start, pickBetween(3, 5), () => auditions.handIn(entry), pickBetween(8, 17));

      on(
        start,
        6,
        () =>
          auditions.listen(
            project,
            reaches(project, 'booking') ? entries : pickSome(entries, Math.ceil(entries.length * 0.5)),
            TEXTS.teamComments,
          ),
        18,
      );
    });
  };

  const record = (project, request, range) => {
    on(project.start, 9, async () => {
      const session = await booking.plan(project, request, range);
      if (!session) return booking.callOff(project, request);

      timeline.at(Date.parse(range.endsAt) + 600_000, () => booking.close(session));
      timeline.at(Date.parse(range.endsAt) + pickBetween(20, 40) * 3_600_000, () =>
        booking.signAsClient(project, session),
      );

      if (isHit(0.8))
        timeline.at(Date.parse(range.endsAt) + pickBetween(44, 70) * 3_600_000, () =>
          booking.signAsDirector(session),
        );
    });
  };

  const book = (project) => {
    const { start } = project;
    on(start, 7, () => casting.choose(project), 9);

    on(
      start,
      7,
      async () => {
        for (const place of project.chosen) {
          const requests = await booking.askFor(project, [place], pickBetween(5, 15));
          for (const request of requests)
            if (isHit(project.upTo === 'booking' ? 0.6 : 0.95))
              on(start, 8, async () => {
                const range = await booking.accept(request);
                if (range) record(project, request, range);
              });
        }
      },
      11,
    );
  };

  const beginRecent = (project) => {
    const { start } = project;
    on(start, 0, () => casting.createProject(project), 9);

    if (!reaches(project, 'listed')) return;

    on(
      start,
      1,
      async () => {
        await casting.shortlist(project, pickBetween(4, 5));
        await visitBy(project);
      },
      10,
    );

    on(start, 3, () => casting.comment(project, pickSome(TEXTS.teamComments, pickBetween(1, 3))));

    if (!reaches(project, 'casting')) return;

    audition(project);

    if (!reaches(project, 'booking')) return;

    book(project);
    if (reaches(project, 'received')) sell(project, 9);
  };

  return { beginEarlier, beginRecent };
};
