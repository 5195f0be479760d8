import { deprecated } from 'shared/contract'
import Type, { type TObject, type TSchema } from 'typebox'
import { shapeOf } from '../shape'
import { brokenShape } from './brokenShape'

const call = (parts: { body?: TObject; answer?: TSchema }) =>
  shapeOf({
    summary: 'One',
    access: 'person',
    answer: { status: 200, size: 'small', body: parts.answer ?? Type.Object({}) },
    ...(parts.body && { body: parts.body }),
  })
const answers = (used: TSchema, offered: TSchema) =>
  brokenShape(call({ answer: used }), call({ answer: offered }))
const requests = (used: TObject, offered: TObject) =>
  brokenShape(call({ body: used }), call({ body: offered }))

const Name = Type.Object({ name: Type.String() })
const Nothing = Type.Object({})

describe('an answer', () => {
  test.each<[string, TSchema, TSchema, string[]]>([
    ['keeps its fields', Name, Name, []],
    ['gets another field', Nothing, Name, []],
    ['loses a field', Name, Nothing, ['the answer.name is missing']],
    [
      'loses a field inside a list',
      Type.Array(Type.Object({ a: Name })),
      Type.Array(Type.Object({ a: Nothing })),
      ['the answer[].a.name is missing'],
    ],
    [
      'loses an optional field',
      Type.Object({ name: Type.Optional(Type.String()) }),
      Nothing,
      ['the answer.name is missing'],
    ],
    [
      'may leave a field out',
      Name,
      Type.Object({ name: Type.Optional(Type.String()) }),
      ['the answer.name may be missing'],
    ],
    [
      'has a field of another kind',
      Name,
      Type.Object({ name: Type.Number() }),
      ['the answer.name may be number'],
    ],
    [
      'may have null in a field',
      Name,
      Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }),
      ['the answer.name may be null'],
    ],
    ['has null in a field no longer', Type.Union([Name, Type.Null()]), Name, []],
    [
      'has a new word in a list of words',
      Type.Object({ kind: Type.Literal('a') }),
      Type.Object({ kind: Type.Union([Type.Literal('a'), Type.Literal('b')]) }),
      [],
    ],
    ['has a narrower number', Type.Number(), Type.Integer(), []],
    [
      'loses a field in the values of a record',
      Type.Record(Type.String(), Name),
      Type.Record(Type.String(), Nothing),
      ['the answer.*.name is missing'],
    ],
    [
      'loses a field of one of two kinds',
      Type.Union([Name, Type.Null()]),
      Type.Union([Nothing, Type.Null()]),
      ['the answer.name is missing'],
    ],
    ['says nothing of its kind any more', Type.Unknown(), Name, []],
  ])('%s', (_, used, offered, problems) => expect(answers(used, offered)).toEqual(problems))
})

describe('a request', () => {
  const Optional = Type.Object({ name: Type.Optional(Type.String()) })
  test.each<[string, TObject, TObject, string[]]>([
    ['takes another optional field', Nothing, Optional, []],
    ['demands a field', Nothing, Name, ['the request.body.name is required']],
    ['demands a field that was optional', Optional, Name, ['the request.body.name is required']],
    ['demands a field no longer', Name, Optional, []],
    ['drops a field, whose content would be lost', Name, Nothing, ['the request.body.name is missing']],
    [
      'takes null no longer',
      Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }),
      Name,
      ['the request.body.name no longer takes null'],
    ],
    [
      'takes a word no longer',
      Type.Object({ kind: Type.Union([Type.Literal('a'), Type.Literal('b')]) }),
      Type.Object({ kind: Type.Union([Type.Literal('a'), Type.Literal('c')]) }),
      ['the request.body.kind no longer takes "b"'],
    ],
    [
      'takes a few words of all',
      Type.Object({ kind: Type.String() }),
      Type.Object({ kind: Type.Literal('a') }),
      ['the request.body.kind takes "a" only'],
    ],
    [
      'lists its words one by one',
      Type.Object({ kind: Type.Enum(['a', 'b']) }),
      Type.Object({ kind: Type.Union([Type.Literal('a'), Type.Literal('b'), Type.Null()]) }),
      [],
    ],
    [
      'takes a word of a list no longer',
      Type.Object({ kind: Type.Enum(['a', 'b']) }),
      Type.Object({ kind: Type.Enum(['a', 'c']) }),
      ['the request.body.kind no longer takes "b"'],
    ],
    [
      'takes a few words of all, listed one by one',
      Type.Object({ kind: Type.String() }),
      Type.Object({ kind: Type.Union([Type.Literal('a'), Type.Literal('b')]) }),
      ['the request.body.kind takes "a", "b" only'],
    ],
  ])('%s', (_, used, offered, problems) => expect(requests(used, offered)).toEqual(problems))

  test('has a body, which it had not', () =>
    expect(brokenShape(call({}), call({ body: Name }))).toEqual(['the request.body is required']))
})

test('a field goes in two steps: code that was built with it as deprecated does not miss it', () => {
  const marked = Type.Object({ name: deprecated(Type.String(), '2026-11-26', 'the names are in GET names') })
  expect(answers(Name, marked)).toEqual([])
  expect(answers(marked, Nothing)).toEqual([])
  expect(requests(marked, Nothing)).toEqual([])
  expect(answers(Name, Nothing)).not.toEqual([])
})

test('words, bounds and the order of fields are no part of a shape', () => {
  const [one, two] = [
    Type.Object({ a: Type.String({ maxLength: 3 }), b: Type.Number({ description: 'B' }) }),
    Type.Object({ b: Type.Number(), a: Type.String() }),
  ].map(answer => call({ answer }).hash)
  expect(one).toBe(two)
  expect(one).not.toBe(call({ answer: Type.Object({ a: Type.String() }) }).hash)
})
