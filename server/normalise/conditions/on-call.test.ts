import { testConditionReader } from "#test/sentence-reader.ts";

testConditionReader("onCall", {
  stating: [
    ["You participate in our on-call rotation.", "yes"],
    ["On-call duty every six weeks.", "yes"],
    ["This role includes on call shifts at weekends.", "yes"],
    ["You are on-call one week in five.", "yes"],
    ["Rufbereitschaft ist Teil der Stelle.", "yes"],
    ["Astreintes une semaine sur quatre.", "yes"],
    ["Guardias rotativas.", "yes"],
    ["Escala de plantão aos fins de semana.", "yes"],
    ["Je draait mee in de storingsdienst.", "yes"],
    ["Dyżury on-call raz w miesiącu.", "yes"],
    ["Beredskap ingår i tjänsten.", "yes"],
    ["There is no on-call.", "no"],
    ["On-call: no", "no"],
    ["You will not be on call.", "no"],
    ["Keine Rufbereitschaft.", "no"],
    ["Pas d'astreinte.", "no"],
    ["Sin guardias.", "no"],
  ],
  silent: [
    "You are on call with customers all day.",
    "We build on-call scheduling software.",
    "Experience with on-call rotations is useful.",
    "Hop on a call with us.",
    "You call customers.",
    "On-call physicians use our app.",
    "Do you like on-call duty?",
  ],
});
