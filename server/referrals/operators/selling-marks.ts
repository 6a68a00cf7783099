const MONEY =
  /[$€£₹¥] ?\d|\d ?(?:[$€£₹¥]|(?:usd|eur|gbp|inr|rs|cad|aud|dollars?|euros?|pounds?|rupees?|usdt|btc|eth)\b)|\b(?:usd|eur|gbp|inr|rs|usdt)\.? ?\d/iu;
const REFERRAL =
  /\b(?:referrals?|referring|referred|refer (?:you|me|him|her|them)|submit (?:you|your|me|my)|submitting (?:you|your|me|my))\b/iu;
/** What asks for money, or offers it, without naming a sum. */
const DEAL =
  /\b(?:(?:small|modest|one[ -]time|upfront|referral|service|processing) (?:fee|charge|payment|commission)|my (?:fee|rate|price|charge)|i charge|i['’]d charge|pay me|paying me|paid referrals?|price (?:for|of) (?:a|the|my|each) referral|(?:sell|selling|buy|buying) (?:a |my |your )?referrals?)\b/iu;
const OFFER =
  /\b(?:i(?:['’]ll|['’]d| will| can| would) (?:gladly |happily |also )?(?:pay|compensate|tip|reward) you|(?:willing|happy|ready) to (?:pay|compensate|tip|reward) you|(?:split|share|half of) (?:the |your |my )?(?:referral )?bonus|(?:first|one) month(?:['’]s)? salary)\b/iu;
/** The bonus that an employer pays its own people, and money that the work itself is about. */
const EMPLOYERS =
  /\b(?:(?:company|employer|we|they) (?:pays?|gives?|offers?)|per month|a month|a year|per year|annual|annually|salary (?:range|band|of)|revenue|budget|funding|in sales|saved)\b/iu;

const PAYMENT_HOST =
  /\b(?:paypal\.me|venmo\.com|cash\.app|buy\.stripe\.com|revolut\.me|wise\.com\/pay|ko-fi\.com|buymeacoffee\.com|gumroad\.com|patreon\.com|topmate\.io|fiverr\.com)\b/iu;
const PAYMENT_NAME =
  /@(?:upi|ybl|okaxis|okicici|oksbi|okhdfcbank|paytm)\b|\b(?:venmo|zelle|paypal) me\b|\bgift cards?\b|\b(?:via|by|with|through|using) (?:paypal|venmo|zelle|cash ?app|bizum|upi|gpay|western union|bitcoin|crypto|usdt)\b/iu;

const MESSENGER = /\b(?:telegram|whats ?app|signal|wechat|discord|snapchat)\b/iu;
const MOVE =
  /\b(?:(?:message|text|ping|dm|contact|write|reach|add|find) me|(?:continue|switch|chat|talk|move) (?:to|on|over|this))\b/iu;
const MESSENGER_LINK = /\b(?:t\.me|wa\.me)\//iu;
const OUTSIDE = /\b(?:off|outside)[ -](?:the |this )?(?:platform|site|website|app)\b/iu;
const SILENCE = /\b(?:don['’]?t|do not) (?:mention|tell|write|say|discuss)\b/iu;
const HERE = /\b(?:here|on (?:this|the) (?:site|platform))\b/iu;

/** Honest people say that they take nothing: "I never take money for a referral", "no fee". */
const DENIAL =
  /\b(?:no|not|never|without|don['’]?t|doesn['’]?t|won['’]?t|wouldn['’]?t|can['’]?t|cannot|isn['’]?t|nobody|refuse)\b/iu;
const DENIED_BEFORE = 40;

/**
 * Returns what in a text is typical of selling referrals, in words for operators. A mark decides nothing: it makes the text visible to an
 * operator, and honest texts have some too.
 */
export function sellingMarks(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s|\n/u);
  return [
    ...(sentences.some(isDeal) ? ["money for a referral"] : []),
    ...(sentences.some((each) => says(each, PAYMENT_HOST) || says(each, PAYMENT_NAME)) ? ["a way to pay"] : []),
    ...(sentences.some(isElsewhere) ? ["moves elsewhere"] : []),
  ];
}

function isDeal(sentence: string): boolean {
  if (EMPLOYERS.test(sentence)) return false;
  return (says(sentence, MONEY) && says(sentence, REFERRAL)) || says(sentence, DEAL) || says(sentence, OFFER);
}

/** Sharing an address after acceptance is what the thread is for; going where operators can't see it is not. */
function isElsewhere(sentence: string): boolean {
  return (
    (says(sentence, MESSENGER) && says(sentence, MOVE)) ||
    says(sentence, MESSENGER_LINK) ||
    says(sentence, OUTSIDE) ||
    (SILENCE.test(sentence) && HERE.test(sentence))
  );
}

function says(sentence: string, pattern: RegExp): boolean {
  const found = pattern.exec(sentence);
  return found !== null && !DENIAL.test(sentence.slice(Math.max(0, found.index - DENIED_BEFORE), found.index));
}
