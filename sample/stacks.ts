import type { SampleStack } from "./opening-material.ts";

/** Tools that go together at one employer. */
export const sampleStacks = {
  go: {
    backend: ["Go", "PostgreSQL", "gRPC"],
    frontend: ["TypeScript", "React", "Vite"],
    mobile: ["Kotlin", "Swift"],
    platform: ["Kubernetes", "Terraform", "Google Cloud"],
    data: ["Python", "dbt", "BigQuery"],
    tools: ["Figma", "Linear", "Notion"],
  },
  rails: {
    backend: ["Ruby on Rails", "PostgreSQL", "Sidekiq"],
    frontend: ["JavaScript", "Hotwire", "Tailwind CSS"],
    mobile: ["React Native", "TypeScript"],
    platform: ["AWS", "Terraform", "Docker"],
    data: ["SQL", "Metabase", "Python"],
    tools: ["Figma", "Intercom", "Notion"],
  },
  python: {
    backend: ["Python", "Django", "PostgreSQL"],
    frontend: ["TypeScript", "Vue.js", "Vite"],
    mobile: ["Flutter", "Dart"],
    platform: ["AWS", "Ansible", "Docker"],
    data: ["Python", "Airflow", "Snowflake"],
    tools: ["Figma", "Zendesk", "Jira"],
  },
  jvm: {
    backend: ["Kotlin", "Spring Boot", "Kafka"],
    frontend: ["TypeScript", "Angular", "RxJS"],
    mobile: ["Kotlin", "Jetpack Compose", "Swift"],
    platform: ["Kubernetes", "Helm", "Azure"],
    data: ["Scala", "Apache Spark", "Databricks"],
    tools: ["Figma", "Salesforce", "Confluence"],
  },
  node: {
    backend: ["Node.js", "TypeScript", "PostgreSQL"],
    frontend: ["TypeScript", "React", "Next.js"],
    mobile: ["React Native", "TypeScript"],
    platform: ["AWS", "Pulumi", "GitHub Actions"],
    data: ["SQL", "dbt", "Redshift"],
    tools: ["Figma", "HubSpot", "Notion"],
  },
  dotnet: {
    backend: ["C#", ".NET", "SQL Server"],
    frontend: ["TypeScript", "React", "Storybook"],
    mobile: ["Swift", "SwiftUI", "Kotlin"],
    platform: ["Azure", "Terraform", "Kubernetes"],
    data: ["SQL", "Power BI", "Azure Data Factory"],
    tools: ["Figma", "Salesforce", "Jira"],
  },
  rust: {
    backend: ["Rust", "PostgreSQL", "Redis"],
    frontend: ["TypeScript", "Svelte", "WebAssembly"],
    mobile: ["Swift", "Kotlin"],
    platform: ["Kubernetes", "Nix", "Prometheus"],
    data: ["Python", "ClickHouse", "Grafana"],
    tools: ["Figma", "GitHub", "Zulip"],
  },
  elixir: {
    backend: ["Elixir", "Phoenix", "PostgreSQL"],
    frontend: ["TypeScript", "React", "GraphQL"],
    mobile: ["React Native", "Swift"],
    platform: ["Fly.io", "Terraform", "Prometheus"],
    data: ["SQL", "Looker", "Python"],
    tools: ["Figma", "Front", "Linear"],
  },
  php: {
    backend: ["PHP", "Laravel", "MySQL"],
    frontend: ["JavaScript", "Vue.js", "Tailwind CSS"],
    mobile: ["Flutter", "Dart"],
    platform: ["AWS", "Docker", "GitLab CI"],
    data: ["SQL", "Tableau", "Python"],
    tools: ["Figma", "HubSpot", "Asana"],
  },
} satisfies Record<string, SampleStack>;
export type StackName = keyof typeof sampleStacks;
