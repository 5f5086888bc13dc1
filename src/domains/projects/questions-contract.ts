/** Questions about a brief: freelancers ask, and its client answers for everyone to read (PRJ-18). */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';
import { PROJECT_LIMITS } from './project.ts';
import { slugShape } from './shapes.ts';

const instant = z.iso.datetime();
const { asked, answer } = PROJECT_LIMITS;

export const questionFields = {
  question: z
    .string()
    .check(
      z.trim(),
      z.minLength(asked.least, `Ask in at least ${asked.least} characters.`),
      z.maxLength(asked.most, `Use at most ${asked.most} characters.`),
    ),
};
export const answerFields = {
  answer: z
    .string()
    .check(z.trim(), z.minLength(1, 'Write an answer.'), z.maxLength(answer, 'Use at most 2,000 characters.')),
};

const questionShape = z.object({
  id: z.string(),
  question: z.string(),
  asked_at: instant,
  /** Who asked, for the client alone; null for everyone else, and once the account is gone. */
  asked_by: z.nullable(z.object({ name: z.string(), username: z.string() })),
  is_yours: z.boolean(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
});

export const projectQuestions = query({
  path: '/api/projects/:slug/questions',
  summary:
    'Returns the questions about a project that you may see: all of them as its client, your own as a freelancer. Those without an answer come first.',
  access: 'member',
  params: z.object({ slug: slugShape }),
  data: z.object({
    side: z.enum(['client', 'freelancer', 'reader']),
    items: z.array(questionShape),
    /** How many more you may ask. */
    left: z.int(),
    /** Why you can’t ask now; null where you can, and for the client. */
    refusal: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type ProjectQuestions = DataOf<typeof projectQuestions>;
export type AskedQuestion = ProjectQuestions['items'][number];

export const askQuestion = command({
  method: 'POST',
  path: '/api/projects/:slug/questions',
  summary: `Asks the client of an open project something about the brief, up to ${asked.each} times. It is public once it is answered, without your name.`,
  access: 'member',
  params: z.object({ slug: slugShape }),
  body: z.object(questionFields),
  data: z.object({ id: z.string() }),
  status: 201,
  said: 'Question sent',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input', 'too_many_requests'],
  limit: 'write',
  repeat: 'key',
});

const oneQuestion = z.object({ slug: slugShape, question_id: idShape });

export const answerQuestion = command({
  method: 'PUT',
  path: '/api/projects/:slug/questions/:question_id/answer',
  summary: 'Answers a question about your project for everyone to read, or changes the answer.',
  access: 'client',
  params: oneQuestion,
  body: z.object(answerFields),
  data: z.object({ id: z.string() }),
  said: 'Answer published',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'natural',
});

export const removeQuestion = command({
  method: 'DELETE',
  path: '/api/projects/:slug/questions/:question_id',
  summary: 'Withdraws your question while it has no answer, or removes one from your project with its answer.',
  access: 'member',
  params: oneQuestion,
  data: z.null(),
  said: 'Question removed',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
