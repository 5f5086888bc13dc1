import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { careers } from '#domains/profiles/server/demo/careers.ts';
import { pictureOf } from '#domains/profiles/server/demo/pictures.ts';
import { film, filmSvg, galleries } from '../../tools/demo-pictures/galleries.ts';
import { portraits } from '../../tools/demo-pictures/people.ts';
import { portraitSvg } from '../../tools/demo-pictures/portrait.ts';
import { works, workSvg } from '../../tools/demo-pictures/works.ts';
import { countryByCode } from '#kit/countries.ts';
import { industryBySlug, subindustryBySlug } from '#domains/taxonomy/industries.ts';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { isSubCategory, topCategories, topOf } from '#domains/taxonomy/categories.ts';
import { demoOrders } from '#domains/orders/server/demo/orders.ts';
import { DEMO_PASSWORD, demoGuides } from '#domains/accounts/server/demo/guides.ts';
import { demoBuyers, demoPeople, demoSellers } from '#domains/profiles/server/demo/people.ts';
import { dice } from '#kit/server/demo/random.ts';
import { demoGalleries } from '#domains/services/server/demo/galleries.ts';
import { demoServices } from '#domains/services/server/demo/services.ts';
import { isVideo, videoKind } from '#domains/services/video-rules.ts';

const PICTURES = path.join(import.meta.dirname, '../../src/domains/profiles/server/demo/pictures');
const serviceByKey = new Map(demoServices.map((service) => [service.key, service]));

describe('the people of the demo world', () => {
  test('there are enough of each kind, and nobody twice', () => {
    expect(demoSellers.length).toBeGreaterThanOrEqual(26);
    expect(demoBuyers.length).toBeGreaterThanOrEqual(13);
    expect(new Set(demoPeople.map((person) => person.username)).size).toBe(demoPeople.length);
    expect(new Set(demoPeople.map((person) => person.email)).size).toBe(demoPeople.length);
    expect(DEMO_PASSWORD.length).toBeGreaterThanOrEqual(8);
    const names = demoPeople.map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, email }));
    for (const { name, email } of demoGuides) expect(names).toContainEqual({ name, email });
  });

  test('everyone lives somewhere, knows something that exists and can be written to nowhere', () => {
    for (const person of demoPeople) {
      expect(person.email).toMatch(/^[a-z.]+@example\.(com|org)$/);
      expect(person.username).toMatch(/^[a-z][a-z-]{2,}$/);
      expect(countryByCode(person.country), person.username).toBeDefined();
      expect(() => new Intl.DateTimeFormat('en', { timeZone: person.timezone })).not.toThrow();
      if ('skills' in person) for (const slug of person.skills) expect(skillBySlug(slug), slug).toBeDefined();
      if ('company' in person) {
        for (const slug of person.industries) expect(industryBySlug(slug), slug).toBeDefined();
        for (const slug of person.subindustries)
          expect(person.industries).toContain(subindustryBySlug(slug)?.parent.slug);
      }
    }
  });

  test('everyone has a portrait and every work a picture, as an upload would be kept, and no picture is left over', async () => {
    const named = Object.entries(careers).flatMap(([username, { works: all }]) =>
      all.map((_one, place) => `${username}-${place + 1}`),
    );
    const wanted = { people: demoPeople.map(({ username }) => username), works: named };
    for (const folder of ['people', 'works'] as const) {
      const drawn = readdirSync(path.join(PICTURES, folder)).map((file) => file.replace(/\.webp$/, ''));
      expect(drawn.toSorted()).toEqual(wanted[folder].toSorted());
      for (const name of drawn) expect((await pictureOf(folder, name)).toString('latin1', 8, 12), name).toBe('WEBP');
    }
  });

  test('every piece of a gallery is drawn, none is left over, and the film is one that browsers play', async () => {
    const pieces = Object.values(demoGalleries).flat();
    const folder = path.join(import.meta.dirname, '../../src/domains/services/server/demo/pictures');
    expect(readdirSync(folder).toSorted()).toEqual(pieces.map(({ name }) => name).toSorted());
    expect([...Object.keys(galleries).map((name) => `${name}.webp`), `${film.name}.webm`].toSorted()).toEqual(
      readdirSync(folder).toSorted(),
    );
    expect(Object.keys(demoGalleries).filter((key) => !serviceByKey.has(key))).toEqual([]);
    for (const { name, alt } of pieces) {
      expect(alt.length, name).toBeGreaterThan(10);
      const bytes = await readFile(path.join(folder, name));
      if (isVideo(name)) expect(videoKind(bytes)).toBe('webm');
      else expect(await sharp(bytes).metadata(), name).toMatchObject({ format: 'webp', width: 1280, height: 800 });
    }
    for (const draw of Object.values(galleries)) expect(draw()).not.toMatch(/NaN|undefined/);
    expect(filmSvg(0)).not.toBe(filmSvg(film.frames - 1));
  });

  test('the pictures are what their drawing draws, each another', () => {
    expect([...portraits.keys()].toSorted()).toEqual(demoPeople.map(({ username }) => username).toSorted());
    expect(new Set([...portraits.values()].map(portraitSvg)).size).toBe(portraits.size);
    for (const svg of [...[...portraits.values()].map(portraitSvg), ...Object.values(works).map(workSvg)])
      expect(svg).not.toMatch(/NaN|undefined/);
  });
});

describe('the services of the demo world', () => {
  test('every top category has at least four, each in a real sub-category by a real seller', () => {
    expect(demoServices.length).toBeGreaterThanOrEqual(76);
    expect(serviceByKey.size).toBe(demoServices.length);
    for (const top of topCategories())
      expect(demoServices.filter((service) => topOf(service.category) === top).length, top.slug).toBeGreaterThanOrEqual(
        4,
      );
    for (const service of demoServices) {
      expect(isSubCategory(service.category), service.key).toBe(true);
      const seller = demoSellers.find((person) => person.username === service.seller);
      expect(seller?.joinedDaysAgo ?? 0, service.key).toBeGreaterThan(service.listedDaysAgo);
    }
  });

  test('each could be published: a title of 15 to 80, a full description, rising prices of 5 dollars and more', () => {
    for (const service of demoServices) {
      expect(service.title.length, service.key).toBeGreaterThanOrEqual(15);
      expect(service.title.length, service.key).toBeLessThanOrEqual(80);
      const words = service.description.split(/\s+/).length;
      expect(words, service.key).toBeGreaterThanOrEqual(120);
      expect(words, service.key).toBeLessThanOrEqual(220);
      const prices = service.packages.map((offer) => offer.price);
      expect(prices, service.key).toEqual(prices.toSorted((a, b) => a - b));
      for (const price of [...prices, ...service.extras.map((offer) => offer.price)])
        expect(price, service.key).toBeGreaterThanOrEqual(500);
      expect(
        service.requirements.some((question) => question.required),
        service.key,
      ).toBe(true);
    }
  });
});

describe('the orders of the demo world', () => {
  test('there are more than eighty, in every state that is built, with reviews in all tones', () => {
    expect(demoOrders.length).toBeGreaterThanOrEqual(84);
    const fates = new Set(demoOrders.map((order) => order.fate));
    expect(fates.size).toBe(19);
    const stars = demoOrders.flatMap((order) => (order.fromClient === undefined ? [] : [order.fromClient.stars]));
    expect(stars.length).toBeGreaterThanOrEqual(60);
    expect(stars.filter((star) => Math.min(...star) === 3).length).toBeGreaterThanOrEqual(3);
  });

  test('each buys a package that exists, from someone else, after both were there', () => {
    for (const order of demoOrders) {
      const label = `${order.client} buys ${order.service}`;
      const service = serviceByKey.get(order.service);
      const buyer = demoBuyers.find((person) => person.username === order.client);
      expect(service?.packages[order.tier], label).toBeDefined();
      expect(service?.seller, label).not.toBe(order.client);
      expect(service?.listedDaysAgo ?? 0, label).toBeGreaterThan(order.placedDaysAgo);
      expect(buyer?.joinedDaysAgo ?? 0, label).toBeGreaterThan(order.placedDaysAgo);
    }
  });

  test('everyone who started work has answers to the questions asked, and everyone who delivered says what', () => {
    const unanswered = new Set(['unpaid', 'expired', 'awaiting', 'cancelled-by-client', 'cancelled-unanswered']);
    const delivered = new Set(['approved', 'auto-approved', 'delivered', 'review-extended']);
    for (const order of demoOrders) {
      const label = `${order.client} buys ${order.service}`;
      const questions = serviceByKey.get(order.service)?.requirements ?? [];
      expect(order.answers.length, label).toBe(unanswered.has(order.fate) ? 0 : questions.length);
      order.answers.forEach((answer, place) => {
        const question = questions[place];
        if (question?.required === true) expect(answer, label).not.toBe('');
        if (question?.kind === 'choice' && answer !== '') expect(question.choices, label).toContain(answer);
      });
      if (delivered.has(order.fate)) expect(order.note, label).toBeDefined();
    }
  });
});

test('the same seed rolls the same numbers', () => {
  const first = dice(7);
  const second = dice(7);
  expect([first.next(), first.whole(1, 6)]).toEqual([second.next(), second.whole(1, 6)]);
  expect(dice(7).next()).not.toBe(dice(8).next());
});
