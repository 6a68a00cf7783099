import { readPays, choosePay } from "#normalise/pay-text.ts";
console.log(readPays(process.argv[2]!,{field:false,lead:"",country:null}));
