/**
 * One didactic move: what the teacher does and what the learners do, one line each, infinitive sentences. Ways of
 * discovering have a name, by which an inspector knows them.
 */
export type Move = { name?: string; teacher: string[]; learners: string[] };
